import { useStrings } from '@backlot/i18n/react';
import Add from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { ControlOption } from '../../document/control';
import { isJsonObject } from '../../document/json/json';
import { panelStrings } from '../../words/panelStrings';
import { EntryRow } from './EntryRow';
import { type FieldProps, textOf } from './fieldProps';
import { SmallText } from './SmallText';

/** The options of a choice control, with children in a tree. */
export function ChoicesEditor({ label, value, onChange, isTree }: FieldProps & { isTree: boolean }) {
  return (
    <fieldset className="fd-list">
      <legend className="fd-quiet">{label}</legend>
      <Choices choices={choicesIn(value)} onChange={onChange} isTree={isTree} prefix="" />
    </fieldset>
  );
}

interface ChoicesProps {
  readonly choices: readonly ControlOption[];
  readonly isTree: boolean;
  /** Value of the choice above, which values of new ones begin with. */
  readonly prefix: string;
  onChange(choices: readonly ControlOption[]): void;
}

function Choices({ choices, isTree, prefix, onChange }: ChoicesProps) {
  const t = useStrings(panelStrings);
  const set = (index: number, change: Partial<ControlOption>) =>
    onChange(choices.with(index, { ...(choices[index] as ControlOption), ...change }));
  const added = (list: readonly ControlOption[], above: string) => [
    ...list,
    { value: `${above}${list.length + 1}`, label: `${t('option')}${above}${list.length + 1}` },
  ];
  return (
    <>
      {choices.map((choice, index) => {
        const children = choicesIn(choice.children);
        const name = textOf(choice.label) || t('entry', { number: index + 1 });
        return (
          <div key={index} className="fd-choice">
            <EntryRow
              name={name}
              onRemove={() => onChange(choices.toSpliced(index, 1))}
              onMoveUp={
                index > 0 ? () => onChange(choices.toSpliced(index - 1, 2, choice, choices[index - 1] as ControlOption)) : undefined
              }
              more={
                isTree && (
                  <IconButton
                    size="small"
                    aria-label={t('addChild', { label: name })}
                    onClick={() => set(index, { children: added(children, textOf(choice.value)) })}
                  >
                    <Add fontSize="inherit" />
                  </IconButton>
                )
              }
            >
              <SmallText label={t('value')} value={textOf(choice.value)} onChange={(value) => set(index, { value })} />
              <SmallText label={t('label')} value={textOf(choice.label)} onChange={(label) => set(index, { label })} />
            </EntryRow>
            {isTree && children.length > 0 && (
              <div className="fd-choice-children">
                <Choices choices={children} isTree prefix={textOf(choice.value)} onChange={(next) => set(index, { children: next })} />
              </div>
            )}
          </div>
        );
      })}
      {prefix === '' && (
        <Button size="small" startIcon={<Add />} onClick={() => onChange(added(choices, ''))}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

const choicesIn = (value: unknown): readonly ControlOption[] =>
  (Array.isArray(value) ? value.filter(isJsonObject) : []) as unknown as readonly ControlOption[];
