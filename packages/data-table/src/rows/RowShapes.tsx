import { columnRoom, type Fit } from '../layout/columnRoom';
import { lacksRoom, pickWidth } from '../layout/lacksRoom';
import { headerHeight, rowHeights } from '../layout/rowHeights';
import { stepAside } from '../layout/stepAside';
import type { ArrangedColumn, TableDensity } from '../layout/TableLayout';

interface RowShapesProps {
  arranged: readonly ArrangedColumn<never>[];
  density: TableDensity;
  /** Rows of a page. */
  count: number;
  isPhone: boolean;
  /** On a narrow screen columns give way. */
  isNarrow: boolean;
  /** Rows can be picked: a box stands in front of each. */
  isPicking: boolean;
  /** Of the table, in px. */
  width: number;
}

/** About a screen, also for pages of 100. */
const mostShapes = 20;
/** Of the pages below the rows. */
const footHeight = 53;

/** The rows that are on their way, in their places and heights, so that nothing moves when they arrive: lines of the table, or cards. */
export function RowShapes({ arranged, density, count, isPhone, isNarrow, isPicking, width: room }: RowShapesProps) {
  const shown = arranged.filter(({ isVisible }) => isVisible);
  const lines = Array.from({ length: Math.min(count, mostShapes) }, (_, at) => at);
  if (isPhone) {
    const facts = shown.filter(({ column }) => column.onCard !== 'none').length;
    const lead = shown.some(({ column }) => column.onCard === 'lead') ? 24 : 0;
    return (
      <div className="BlTable-shapes">
        {lines.map((line) => (
          <div key={line} className="BlTable-cardShape" style={{ height: 57 + facts * 25 + lead }}>
            <i className="BlTable-bone" style={{ width: '56%', height: 16 }} />
            <i className="BlTable-bone" style={{ width: '88%' }} />
          </div>
        ))}
      </div>
    );
  }
  const besides = isPicking ? pickWidth : 0;
  const fit: Fit = lacksRoom({ arranged, width: room, besides }) ? (isNarrow ? 'narrow' : 'tight') : 'wide';
  const aside = fit === 'narrow' ? stepAside({ arranged, besides, width: room, needs: {}, sortField: undefined }) : [];
  const columns = shown.filter(({ column }) => !aside.includes(column.field));
  return (
    <div className="BlTable-shapes">
      <div className="BlTable-headShape" style={{ height: headerHeight }} />
      {lines.map((line) => (
        <div key={line} className="BlTable-rowShape" style={{ height: rowHeights[density] }}>
          {isPicking && (
            <div style={{ flex: `0 0 ${pickWidth}px` }}>
              <i className="BlTable-bone" style={{ width: 15, height: 15 }} />
            </div>
          )}
          {columns.map((one, at) => {
            const { width, minWidth, flex } = columnRoom(one, {}, fit);
            return (
              <div
                key={one.column.field}
                style={{ flex: flex === undefined ? `0 0 ${width}px` : `${flex} 0 ${minWidth}px`, textAlign: one.column.align ?? 'left' }}
              >
                <i className="BlTable-bone" style={{ width: `${72 - ((line * 3 + at * 5) % 4) * 9}%` }} />
              </div>
            );
          })}
        </div>
      ))}
      <div style={{ height: footHeight }} />
    </div>
  );
}
