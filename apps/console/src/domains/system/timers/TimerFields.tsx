import { sysTimersApi } from '@backlot/contract';
import { nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { useQuery } from '@tanstack/react-query';
import { FormSelect } from '../../../kit/form/FormSelect';
import { FormText } from '../../../kit/form/FormText';
import { useConsole } from '../../../shell/console/ConsoleContext';
import { ScheduleField } from './schedule/ScheduleField';
import { strings } from './strings';

/** Fields of a timer: its names, what it does, and when. */
export function TimerFields() {
  const t = useStrings(strings);
  const locale = useLocale();
  const { client } = useConsole();
  const { data: actions = [] } = useQuery(client.query(sysTimersApi.getActionClasses, {}));
  return (
    <>
      <FormText name="timerName" label={t('zhName')} isRequired />
      <FormText name="enName" label={t('enName')} />
      <FormText name="vnName" label={t('vnName')} />
      <FormSelect
        name="actionClass"
        label={t('action')}
        choices={actions.map((action) => ({ value: action.actionClass, label: nameOf(action, locale) }))}
        isRequired
      />
      <ScheduleField />
      <FormText name="remark" label={t('remark')} rows={2} />
    </>
  );
}
