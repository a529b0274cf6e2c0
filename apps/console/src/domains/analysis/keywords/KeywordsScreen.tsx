import Box from '@mui/material/Box';
import { keywordApi, keywordLibraryApi } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText } from '@backlot/i18n';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { TimeText } from '@backlot/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { CrudForm } from '../../../kit/edit/CrudForm';
import { ImportButton } from '../../../kit/import/ImportButton';
import { lazyPart } from '../../../kit/lazyPart';
import { CrudPage } from '../../../kit/list/CrudPage';
import type { ListColumn, ListFilter, ListPreset } from '../../../kit/list/ListShape';
import { TwoLines } from '../../../kit/list/TwoLines';
import type { ListHandle } from '../../../kit/query/ListHandle';
import { StatusTag } from '../../../kit/status/StatusTag';
import { besideTree, PickTree } from '../../../kit/tree/PickTree';
import { usePicked } from '../../../kit/tree/usePicked';
import { useConsole } from '../../../shell/console/ConsoleContext';
import type { Keyword } from './Keyword';
import { LibraryTools } from './LibraryTools';
import { strings, type Word } from './strings';

const KeywordFields = lazyPart(async () => (await import('./KeywordFields')).KeywordFields);

interface KeywordDraft {
  libraryId: string;
  word: string;
  lang: string;
  weight: number | undefined;
}

/** Words beside the libraries they belong to, with the comments that they were met in (domain/model 2.3.9). */
export function KeywordsScreen() {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const { client } = useConsole();
  const { nameFor, optionsOf } = useDictionary();
  const { picked, pick, query } = usePicked('libraryId');
  const libraries = useQuery(client.query(keywordLibraryApi.list, {}));
  const all = useMemo(() => (libraries.data ?? []).map((library) => ({ ...library, parentId: '0' })), [libraries.data]);
  const columns = useMemo(
    (): ListColumn<typeof keywordApi.page>[] => [
      {
        field: 'word',
        header: t('word'),
        flex: 1,
        minWidth: 180,
        isSortable: true,
        isFixed: true,
        onCard: 'title',
        render: ({ word, library }) => <TwoLines second={library.name}>{word}</TwoLines>,
      },
      { field: 'purpose', header: t('purpose'), width: 180, render: ({ purpose }) => nameFor('keywordPurpose', purpose) },
      {
        field: 'libraryStatus',
        header: t('status'),
        width: 120,
        render: ({ libraryStatus }) => <StatusTag type="libraryStatus" code={libraryStatus} />,
      },
      {
        field: 'hitCount',
        header: t('hits'),
        width: 110,
        align: 'right',
        isSortable: true,
        render: ({ hitCount }) => format.number(hitCount),
      },
      {
        field: 'lastHitTime',
        header: t('lastHit'),
        width: 150,
        isSortable: true,
        render: ({ lastHitTime }) => <TimeText value={lastHitTime} none={t('never')} />,
      },
      {
        field: 'lang',
        header: t('lang'),
        width: 140,
        isHidden: true,
        render: ({ lang }) => (lang ? nameFor('commentLanguage', lang) : t('anyLanguage')),
      },
      {
        field: 'weight',
        header: t('weight'),
        width: 110,
        align: 'right',
        isHidden: true,
        render: ({ weight }) => (weight === null ? missingText : format.number(weight)),
      },
      {
        field: 'createTime',
        header: t('added'),
        isSortable: true,
        isHidden: true,
      },
    ],
    [t, format, nameFor],
  );
  const filters = useMemo((): ListFilter<typeof keywordApi.page>[] => {
    const choicesOf = (type: string) => optionsOf(type).map(({ code, names }) => ({ value: code, label: names[locale] }));
    return [
      { kind: 'choice', field: 'purpose', label: t('purpose'), choices: choicesOf('keywordPurpose'), isMultiple: true },
      { kind: 'choice', field: 'libraryStatus', label: t('status'), choices: choicesOf('libraryStatus'), isMultiple: true },
    ];
  }, [t, optionsOf, locale]);
  const presets = useMemo((): ListPreset<typeof keywordApi.page>[] => [{ key: 'met', label: t('used'), filters: { leastHits: '1' } }], [t]);
  const form = useMemo(
    (): CrudForm<Keyword, KeywordDraft> => ({
      Fields: KeywordFields,
      defaults: { libraryId: picked ?? '', word: '', lang: '', weight: undefined },
      draftOf: ({ library, word, lang, weight }) => ({
        libraryId: library.id,
        word,
        lang: lang ?? '',
        weight: weight === null ? undefined : Math.round(weight * 100),
      }),
      labelOf: (field) => t(field as Word),
      show: (field, value) => (field === 'libraryId' ? all.find(({ id }) => id === value)?.libraryName : undefined),
    }),
    [t, picked, all],
  );
  const { refetch } = libraries;
  const actions = useCallback(
    (list: ListHandle) => (
      <ImportButton
        kinds={[{ label: t('importing'), calls: keywordApi }]}
        onDone={() => {
          list.reload();
          void refetch();
        }}
      />
    ),
    [t, refetch],
  );
  return (
    <CrudPage
      api={keywordApi}
      table="keywords"
      words={{ plural: t('title'), noun: t('noun') }}
      list={{ columns, nameOf: nameOfKeyword, search: { field: 'searchValue', label: t('search') }, filters, presets, query }}
      form={form}
      actions={actions}
      onChanged={() => void refetch()}
      above={<Box sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', fontSize: '0.8125rem' }}>{t('effect')}</Box>}
      aside={
        <Box sx={besideTree}>
          <PickTree
            label={t('libraries')}
            entries={all}
            titleOf={({ libraryName, wordCount }) => `${libraryName} (${format.number(wordCount)})`}
            allLabel={t('all')}
            picked={picked}
            onPick={pick}
          />
          <LibraryTools library={all.find(({ id }) => id === picked)} onGone={() => pick(undefined)} />
        </Box>
      }
    />
  );
}

const nameOfKeyword = ({ word }: Keyword) => word;
