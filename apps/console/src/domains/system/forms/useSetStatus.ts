import { formApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useCallback } from 'react';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { useAct } from '../../../kit/record/useAct';
import type { FormRow } from './formState';
import { strings } from './strings';

/** Closes an open form and opens a closed one; true when it was done. */
export function useSetStatus(): (form: FormRow) => Promise<boolean> {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { act } = useAct();
  return useCallback(
    (form) => {
      const status = form.status === 0 ? 1 : 0;
      return act(
        () => client.call(formApi.setStatus, { id: form.id, version: form.version, status }),
        t(status === 1 ? 'closeDone' : 'reopenDone', { name: nameOf(form, locale) }),
      );
    },
    [act, client, locale, t],
  );
}
