import AddIcon from '@mui/icons-material/Add';
import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import RemoveCircleOutlineIcon from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { translator } from '@backlot/i18n';
import type { OptionsOf } from '../../document/controlOptions';
import { labelOf, requiredRuleOf } from '../../document/controlText';
import { localiseControl } from '../../document/translations';
import type { ControlRenderProps } from '../defineControl';
import { DesignFrame } from '../DesignFrame';
import { controlStrings } from '../strings';

/** A table whose rows are added, copied and removed; each row has the same fields. */
export function BatchRender({
  control,
  options,
  id,
  label,
  isDisabled,
  describedBy,
  host,
  subform,
  renderSlot,
}: ControlRenderProps<OptionsOf<'batch'>>) {
  const t = translator(controlStrings, host.locale);
  if (!subform) return <DesignFrame label={label}>{renderSlot('list')}</DesignFrame>;
  const children = control.list ?? [];
  const width = children.length + (options.hideSequence ? 1 : 2);
  return (
    <div
      className="BlForm-batch"
      id={id}
      tabIndex={-1}
      role="group"
      aria-label={label || undefined}
      aria-describedby={describedBy}
      style={{ width: options.width }}
    >
      <div className="BlForm-scroll" style={options.scrollY > 0 ? { maxHeight: options.scrollY } : undefined}>
        <table className="BlForm-rows">
          <thead>
            <tr>
              {!options.hideSequence && (
                <th scope="col" className="BlForm-number">
                  {t('row')}
                </th>
              )}
              {children.map((child) => (
                <th scope="col" key={child.key}>
                  {requiredRuleOf(child).isRequired && (
                    <span className="BlForm-mark" aria-hidden="true">
                      *
                    </span>
                  )}
                  {labelOf(localiseControl(child, host.locale))}
                </th>
              ))}
              <th scope="col" className="BlForm-actions">
                {t('actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {subform.rows.length === 0 && (
              <tr>
                <td colSpan={width} className="BlForm-empty">
                  {t('noRows')}
                </td>
              </tr>
            )}
            {subform.rows.map((row, index) => (
              <tr key={row.key}>
                {!options.hideSequence && <td className="BlForm-number">{index + 1}</td>}
                {children.map((child) => (
                  <td key={child.key}>{subform.renderChild(row, child)}</td>
                ))}
                <td className="BlForm-actions">
                  <IconButton
                    size="small"
                    disabled={isDisabled}
                    aria-label={t('removeRow', { row: index + 1 })}
                    onClick={() => subform.removeRow(row)}
                  >
                    <RemoveCircleOutlineIcon fontSize="small" />
                  </IconButton>
                  <IconButton
                    size="small"
                    disabled={isDisabled}
                    aria-label={t('copyRow', { row: index + 1 })}
                    onClick={() => subform.copyRow(row)}
                  >
                    <ContentCopyIcon fontSize="small" />
                  </IconButton>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button variant="outlined" className="BlForm-dashed" startIcon={<AddIcon />} disabled={isDisabled} onClick={subform.addRow}>
        {t('addRow')}
      </Button>
    </div>
  );
}
