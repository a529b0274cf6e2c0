import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import { useStrings } from '@backlot/i18n/react';
import { useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldGroup } from '../../../../kit/form/FieldGroup';
import { type FormChoice, FormSelect } from '../../../../kit/form/FormSelect';
import { strings } from '../strings';

const most = 20;

/** Organisations a person works for beside the own one, each with the positions held there. */
export function ExtOrgRows({ orgs, positions }: { orgs: readonly FormChoice[]; positions: readonly FormChoice[] }) {
  const t = useStrings(strings);
  const add = useRef<HTMLButtonElement>(null);
  const { control, formState } = useFormContext();
  const { fields, append, remove } = useFieldArray({ control, name: 'extIds' });
  const [main, rows] = useWatch({ control, name: ['orgId', 'extIds'] }) as [string | undefined, { orgId?: string }[] | undefined];
  const taken = new Set([main, ...(rows ?? []).map(({ orgId }) => orgId)]);
  const choices = orgs.map((org) => ({ ...org, isDisabled: Boolean(org.isDisabled) || taken.has(String(org.value)) }));
  const problem = formState.errors['extIds']?.message;
  const drop = (at: number) => {
    remove(at);
    add.current?.focus();
  };
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <FieldGroup title={t('extIds')} hint={t('extIdsHint')}>
        {fields.map(({ id }, at) => (
          <Box
            key={id}
            role="group"
            aria-label={`${t('extIds')} ${at + 1}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'repeat(2, minmax(0, 1fr)) auto' },
              gap: 2,
              alignItems: 'start',
            }}
          >
            <FormSelect name={`extIds.${at}.orgId`} label={t('extOrg')} choices={choices} isRequired />
            <Box sx={{ gridColumn: { xs: 1, sm: 'auto' }, gridRow: { xs: 2, sm: 'auto' } }}>
              <FormSelect name={`extIds.${at}.posIdList`} label={t('extPositions')} choices={positions} isMultiple isRequired />
            </Box>
            <IconButton
              sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' } }}
              aria-label={t('removeExtOrg', { at: at + 1 })}
              onClick={() => drop(at)}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
        {typeof problem === 'string' && <FormHelperText error>{problem}</FormHelperText>}
        <Button
          ref={add}
          size="small"
          startIcon={<Add />}
          sx={{ justifySelf: 'start' }}
          disabled={fields.length >= most}
          onClick={() => append({ orgId: '', posIdList: [] })}
        >
          {t('addExtOrg')}
        </Button>
      </FieldGroup>
    </Box>
  );
}
