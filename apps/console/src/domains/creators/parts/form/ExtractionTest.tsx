import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type OutputOf, upApi } from '@backlot/contract';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import { FormDict } from '../../../../kit/form/FormDict';
import { channelOf } from '../channelOf';
import { creatorStrings } from '../strings';
import { LinkField } from './LinkField';
import { Vouching } from './Vouching';

type Tested = OutputOf<typeof upApi.testExtract>;

/** Link, channel, and the extraction test that must pass before a creator is saved (spec section 5). */
export function ExtractionTest({ isNew }: { isNew: boolean }) {
  const t = useStrings(creatorStrings);
  const format = useFormat();
  const { client } = useConsole();
  const { control, setValue, getValues, trigger } = useFormContext();
  const {
    field: { ref: focusTest },
    fieldState: { error },
  } = useController({ name: 'testId' });
  const [link, webId, testId] = useWatch({ control, name: ['homePageLink', 'webId', 'testId'] }) as [
    string,
    number | undefined,
    string | undefined,
  ];
  const [tested, setTested] = useState<{ link: string; webId: number; result: Tested }>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const isCurrent = tested?.link === link && tested.webId === webId;

  const forget = () => {
    if (testId) setValue('testId', '');
    setValue('vouched', undefined);
    setProblem(undefined);
  };
  const typed = (text: string) => {
    forget();
    const channel = channelOf(text.trim());
    if (channel !== undefined) setValue('webId', channel, { shouldDirty: true });
  };
  const test = async () => {
    if (!(await trigger(['homePageLink', 'webId'])) || webId === undefined) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const result = await client.call(upApi.testExtract, { webId, homePageLink: link });
      setTested({ link, webId, result });
      // A test that found nothing proves nothing, but where nobody could be asked and somebody may vouch instead.
      setValue('vouched', undefined);
      const isProof = result.found !== null || result.mayVouch;
      setValue('testId', isProof ? result.testId : '', { shouldDirty: true, shouldValidate: isProof });
      for (const field of ['platformId', 'upNumber', 'nickname'] as const) {
        const found = result.found?.[field];
        if (found && (isNew || !getValues(field))) setValue(field, found, { shouldDirty: true, shouldValidate: true });
      }
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setBusy(false);
    }
  };
  const found = isCurrent ? tested?.result.found : undefined;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 200px auto' },
          gap: 3,
          alignItems: 'start',
        }}
      >
        <LinkField onTyped={typed} onEnter={() => void test()} />
        <FormDict name="webId" label={t('webId')} type="webId" isRequired isNumeric />
        <Button ref={focusTest} variant="outlined" loading={isBusy} disabled={!link} onClick={() => void test()}>
          {t(isCurrent ? 'testAgain' : 'test')}
        </Button>
      </Box>
      <Box role="status">
        {isBusy && <FormHelperText>{t('testing')}</FormHelperText>}
        {!isBusy && problem && <Alert severity="error">{problem}</Alert>}
        {!isBusy && !problem && isCurrent && found && (
          <Alert severity="success">
            {t('testFound', {
              name: found.nickname,
              fans: format.count(found.fansNum),
              works: format.count(found.worksNum),
              rate: format.ratio(found.interactionRate),
            })}
          </Alert>
        )}
        {!isBusy && !problem && isCurrent && !found && (
          <Alert severity="warning">
            {t(tested.result.hasConnector ? 'testNothing' : tested.result.mayVouch ? 'vouchHint' : 'noConnector')}
          </Alert>
        )}
        {!isBusy && tested && !isCurrent && <FormHelperText error>{t('testOld')}</FormHelperText>}
        {!isBusy && !tested && !problem && <FormHelperText error={Boolean(error)}>{t(error ? 'testFirst' : 'testHint')}</FormHelperText>}
      </Box>
      {!isBusy && isCurrent && tested.result.mayVouch && <Vouching />}
    </Box>
  );
}
