import type { Plugin } from 'vite';
import { findAll, type Node } from './syntaxTree.ts';

/**
 * Leaves out of MUI's grid what the tables of this product never show: its own toolbar, filter and column panels, footer,
 * column menu, export, cell editors, kinds and groups of columns, and the filters and pages of rows it would hold itself.
 * The rows come filtered, paged and exported from the server, and data-table draws the rest. The first table is 70 kB lighter, and its cells watch less. A part that a new version of the
 * grid no longer has ends the build, so that this list is looked at again.
 */
export function leanGrid(): Plugin {
  const done = new Set<string>();
  return {
    name: 'backlot-lean-grid',
    apply: 'build',
    transform: {
      filter: { id: /\/@mui\/x-data-grid\/.*\.mjs$/ },
      handler(code, id) {
        const found = Object.keys(changes).find((file) => id.endsWith(`/x-data-grid/${file}`));
        if (!found) return null;
        done.add(found);
        const edits = (changes[found] as Change)(this.parse(code) as unknown as Node, id).toSorted((one, other) => other.start - one.start);
        return {
          code: edits.reduce(
            (text, { start, end, put }) => text.slice(0, start) + put(text.slice(start, end)) + text.slice(end),
            `${code}\nfunction unused() { return null; }\n`,
          ),
          map: null,
        };
      },
    },
    buildEnd(error) {
      const missed = Object.keys(changes).filter((file) => !done.has(file));
      if (!error && done.size && missed.length)
        this.error(`MUI's grid has no ${missed.join(', ')} any more. Look at apps/console/build/leanGrid.ts.`);
    },
  };
}

type Change = (program: Node, id: string) => { start: number; end: number; put: (text: string) => string }[];

/** Values of an object become a component that shows nothing, or another value. */
const values =
  (keys: readonly string[], put = 'unused'): Change =>
  (program, id) => {
    const properties = findAll(program, ({ type, key }) => type === 'Property' && keys.includes(String((key as Node).name)));
    const missing = keys.filter((wanted) => !properties.some(({ key }) => (key as Node).name === wanted));
    if (missing.length) throw new Error(`${id} has no ${missing.join(', ')} any more.`);
    return properties.map(({ value }) => ({ start: (value as Node).start, end: (value as Node).end, put: () => put }));
  };

/** Every value of a named object but those that are kept becomes a component that shows nothing, or another value. */
const onlyValues =
  (name: string, kept: readonly string[], put = 'unused'): Change =>
  (program, id) => {
    const [made] = findAll(program, ({ type, id: target }) => type === 'VariableDeclarator' && (target as Node).name === name);
    if (!made) throw new Error(`${id} has no ${name} any more.`);
    return ((made.init as Node).properties as Node[])
      .filter(({ key }) => !kept.includes(String((key as Node).name)))
      .map(({ value }) => ({ start: (value as Node).start, end: (value as Node).end, put: () => put }));
  };

/** Calls of hooks that only serve what is left out. */
const calls =
  (names: readonly string[], put: string): Change =>
  (program, id) => {
    const found = findAll(program, ({ type, callee }) => type === 'CallExpression' && names.includes(String((callee as Node).name)));
    if (found.length !== names.length) throw new Error(`${id} does not call ${names.join(', ')} once each any more.`);
    return found.map(({ start, end }) => ({ start, end, put: () => put }));
  };

/** Calls of a hook that watch something no table has; each is known by a word in it and gives what there is then. */
const watches =
  (hooks: readonly string[], given: Readonly<Record<string, string>>): Change =>
  (program, id) => {
    const found = findAll(program, ({ type, callee }) => type === 'CallExpression' && hooks.includes(String((callee as Node).name)));
    return Object.entries(given).map(([word, value]) => {
      const [call, ...more] = found.filter(
        (it) =>
          findAll(it, ({ type, name, value: text }) => (type === 'Identifier' && name === word) || (type === 'Literal' && text === word))
            .length > 0,
      );
      if (!call || more.length > 0) throw new Error(`${id} does not watch ${word} once any more.`);
      return { start: call.start, end: call.end, put: () => value };
    });
  };

/** A named value of a module becomes another. */
const named =
  (name: string, put: string): Change =>
  (program, id) => {
    const [made] = findAll(program, ({ type, id: target }) => type === 'VariableDeclarator' && (target as Node).name === name);
    if (!made) throw new Error(`${id} has no ${name} any more.`);
    return [{ start: (made.init as Node).start, end: (made.init as Node).end, put: () => put }];
  };

/** Words that the grid asks for and nobody gave are empty: they belong to what is never shown. */
const unknownWords: Change = (program, id) => {
  const [refusal, ...more] = findAll(program, ({ type }) => type === 'ThrowStatement');
  if (!refusal || more.length) throw new Error(`${id} does not refuse unknown words once any more.`);
  return [{ start: refusal.start, end: refusal.end, put: () => "return '';" }];
};

/** Elements of components that nothing here shows. */
const elements =
  (names: readonly string[]): Change =>
  (program, id) => {
    const found = findAll(
      program,
      ({ type, callee, arguments: given }) =>
        type === 'CallExpression' && /^_jsxs?$/.test(String((callee as Node).name)) && names.includes(String((given as Node[])[0]?.name)),
    );
    const missing = names.filter((wanted) => !found.some(({ arguments: given }) => (given as Node[])[0]?.name === wanted));
    if (missing.length) throw new Error(`${id} shows no ${missing.join(', ')} any more.`);
    return found.map(({ start, end }) => ({ start, end, put: () => 'null' }));
  };

/** Styled parts that a module makes when it runs may be dropped where nobody uses them. */
const droppable: Change = (program) =>
  (program.body as Node[])
    .map((statement) => (statement.type === 'ExportNamedDeclaration' ? (statement.declaration as Node | null) : statement))
    .flatMap((statement) => (statement?.type === 'VariableDeclaration' ? (statement.declarations as Node[]) : []))
    .flatMap(({ init }) => ((init as Node | null)?.type === 'CallExpression' ? [init as Node] : []))
    .map(({ start, end }) => ({ start, end, put: (text) => `/* @__PURE__ */ (() => (${text}))()` }));

/** Styles of parts that no table shows: a rule goes where each of its selectors names one of them. */
const rulesOf =
  (parts: RegExp): Change =>
  (program, id) => {
    const rules = findAll(
      program,
      ({ type, computed, key }) => type === 'Property' && computed === true && (key as Node).type === 'TemplateLiteral',
    );
    const gone = rules.filter(({ key }) =>
      selectorOf(key as Node)
        .split(',')
        .every((one) => parts.test(one)),
    );
    if (!gone.length) throw new Error(`${id} has no rules of parts that are left out any more.`);
    return outermost(gone).map(({ start, end }) => ({ start, end, put: () => '...null' }));
  };

/** The text of a selector, with the name of a class for the class: `& .${c.cell}` is `& .cell`. */
function selectorOf({ quasis, expressions }: Node): string {
  const names = (expressions as Node[]).map(({ property }) =>
    String((property as Node | undefined)?.name ?? (property as Node | undefined)?.value),
  );
  return (quasis as { value: { raw: string } }[]).map(({ value }, at) => value.raw + (names[at] ?? '')).join('');
}

const outermost = (nodes: readonly Node[]): Node[] =>
  nodes.filter((one) => !nodes.some((other) => other !== one && other.start <= one.start && one.end <= other.end));

const both =
  (...all: readonly Change[]): Change =>
  (program, id) =>
    all.flatMap((change) => change(program, id));

const changes: Record<string, Change> = {
  'constants/defaultGridSlotsComponents.mjs': values([
    'columnHeaderFilterIconButton',
    'columnMenu',
    'footer',
    'footerRowCount',
    'toolbar',
    'loadingOverlay',
    'noResultsOverlay',
    'noColumnsOverlay',
    'pagination',
    'filterPanel',
    'columnsPanel',
    'columnsManagement',
    'panel',
    'skeletonCell',
    'detailPanels',
  ]),
  'material/index.mjs': both(
    values([
      'baseAutocomplete',
      'baseBadge',
      'baseChip',
      'baseCheckbox',
      'baseCircularProgress',
      'baseInput',
      'baseTextarea',
      'baseLinearProgress',
      'baseMenuList',
      'baseMenuItem',
      'baseModal',
      'baseTextField',
      'baseButton',
      'baseToggleButton',
      'baseTabs',
      'basePagination',
      'basePopper',
      'baseSelect',
      'baseSelectOption',
      'baseSkeleton',
      'baseSwitch',
      'baseDivider',
      'baseTooltip',
    ]),
    onlyValues('iconSlots', ['columnUnsortedIcon', 'columnSortedAscendingIcon', 'columnSortedDescendingIcon', 'columnResizeIcon']),
    droppable,
  ),
  'colDef/gridColumnTypesRegistry.mjs': values(
    ['number', 'date', 'dateTime', 'boolean', 'singleSelect', 'longText', 'GRID_ACTIONS_COLUMN_TYPE'],
    'GRID_STRING_COL_DEF',
  ),
  'colDef/gridStringColDef.mjs': values(['renderEditCell', 'filterOperators', 'getApplyQuickFilterFn'], 'undefined'),
  'colDef/gridBooleanColDef.mjs': values(['renderCell', 'renderEditCell', 'filterOperators'], 'undefined'),
  'colDef/gridActionsColDef.mjs': values(['renderCell'], 'undefined'),
  'constants/localeTextConstants.mjs': named('GRID_DEFAULT_LOCALE_TEXT', '{}'),
  'hooks/core/useGridLocaleText.mjs': unknownWords,
  'components/containers/GridRootStyles.mjs': both(
    values(['overridesResolver'], 'undefined'),
    rulesOf(
      /pivotPanel|menuIcon|menuOpen|headerFilterRow|columnHeader--(?:filter\b|filledGroup|dragging|moving)|[mM]ultiSelect|--editing|edit[A-Z]\w*Cell|[rR]owReorder|pinned|aggregation|treeData|groupingCriteria|cell--(?:range|fill|withFill)|SidePanel|booleanCell|actionsCell|Skeleton|row--(?:dragging|beingDragged)|layoutControlled/,
    ),
  ),
  'material/icons/index.mjs': droppable,
  'DataGrid/useDataGridComponent.mjs': both(
    calls(
      [
        'useGridPrintExport',
        'useGridDataSource',
        'useGridRowSpanning',
        'useGridListView',
        'useGridFilter',
        'useGridPagination',
        'useGridColumnGrouping',
        'useGridPreferencesPanel',
        'useGridStatePersistence',
      ],
      'undefined',
    ),
    watches(['useGridInitializeState'], { columnGroupsStateInitializer: 'undefined', listViewStateInitializer: 'undefined' }),
    // Ctrl+Enter on a header asks for the menu that no column has.
    calls(['useGridColumnMenu'], '(apiRef.current.toggleColumnMenu = () => undefined)'),
  ),
  'components/virtualization/GridVirtualScroller.mjs': both(
    elements(['GridScrollArea', 'ScrollShadows', 'GridOverlayWrapper']),
    calls(['useGridOverlays'], '({})'),
  ),
  'components/GridHeader.mjs': elements(['GridPreferencesPanel']),
  'components/columnHeaders/GridColumnHeaderItem.mjs': elements(['ColumnHeaderMenuIcon', 'GridColumnHeaderMenu']),
  'hooks/features/columnHeaders/useGridColumnHeaders.mjs': elements(['GridColumnGroupHeader']),
  // Every watch costs each cell a listener that runs with every change of the grid. What stays is where the keyboard is.
  'components/cell/GridCell.mjs': watches(['useGridSelector', 'useStore', 'usePinnedScrollOffset'], {
    gridEditCellStateSelector: 'null',
    isCellEditable: 'undefined',
    isCellSelected: 'false',
    cellClassName: "''",
    hiddenCells: '({})',
    spannedCells: '({})',
    usePinnedScrollOffset: '0',
  }),
  'hooks/features/export/useGridCsvExport.mjs': calls(['_jsx'], 'null'),
  'hooks/features/editing/useGridEditing.mjs': both(
    calls(['useGridCellEditing'], "(apiRef.current.getCellMode = () => 'view')"),
    calls(['useGridRowEditing'], 'undefined'),
  ),
};
