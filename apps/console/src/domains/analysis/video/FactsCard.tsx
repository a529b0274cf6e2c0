import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { WorkDetail } from '@backlot/contract';
import { useDictionary } from '@backlot/dictionary/react';
import { missingText, parseWireTime } from '@backlot/i18n';
import { useFormat, useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { DescriptionList, Section } from '@backlot/ui-kit';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { WithPicture } from '../../../kit/files/WithPicture';
import { RecordLink } from '../../../kit/record/RecordLink';
import { workStrings } from '../parts/works/workStrings';

/** Who made it, when, with which words and goods, and which own collections follow it. */
export function FactsCard({ work }: { work: WorkDetail }) {
  const t = useStrings(workStrings);
  const format = useFormat();
  const can = useCan();
  const { nameFor } = useDictionary();
  const isAgency = can('upLibrary.query');
  return (
    <Section title={t('facts')}>
      <DescriptionList
        columns={1}
        items={[
          {
            label: t('creator'),
            value: (
              <WithPicture kind="up" id={work.up.id} name={work.up.name}>
                {can('upAnalysis.query') ? (
                  <InnerLink to="/upAnalysis" search={{ upId: work.up.id }}>
                    {work.up.name}
                  </InnerLink>
                ) : (
                  work.up.name
                )}
              </WithPicture>
            ),
          },
          { label: t('channel'), value: nameFor('webId', work.webId) },
          {
            label: t('posted'),
            value: `${format.dateTime(parseWireTime(work.postTime), work.timeZone)} (${work.timeZone})`,
          },
          {
            label: t('duration'),
            value: work.duration === null ? missingText : format.duration(work.duration),
          },
          {
            label: t('hashtags'),
            value:
              work.hashtags.length === 0 ? (
                missingText
              ) : (
                <Chips>
                  {work.hashtags.map((tag) => {
                    const name = tag.replace(/^#/, '');
                    return isAgency ? (
                      <InnerLink key={tag} to="/workInfo" search={{ hashtag: name }}>{`#${name}`}</InnerLink>
                    ) : (
                      <span key={tag}>{`#${name}`}</span>
                    );
                  })}
                </Chips>
              ),
          },
          {
            label: t('goods'),
            value:
              work.goods.length === 0 ? (
                missingText
              ) : (
                <Chips>
                  {work.goods.map(({ id, name }) =>
                    can('goods.get') ? (
                      <RecordLink key={id} path="/goodsDetail" id={id}>
                        {name}
                      </RecordLink>
                    ) : (
                      <span key={id}>{name}</span>
                    ),
                  )}
                </Chips>
              ),
          },
          {
            label: t('collections'),
            value:
              work.collections.length === 0 ? (
                t('inNone')
              ) : (
                <Chips>
                  {work.collections.map(({ id, name }) => (
                    <RecordLink key={id} path="/collectDetail" id={id}>
                      <Chip size="small" label={name} clickable />
                    </RecordLink>
                  ))}
                </Chips>
              ),
          },
        ]}
      />
    </Section>
  );
}

const Chips = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: 3,
      rowGap: 1,
      '& a': { minHeight: { xs: 44, sm: 0 }, display: 'inline-flex', alignItems: 'center' },
    }}
  >
    {children}
  </Box>
);

const InnerLink = ({ to, search, children }: { to: string; search: Record<string, string>; children: ReactNode }) => (
  <Link to={to as never} search={search as never} style={{ color: 'var(--mui-palette-accent-ink)' }}>
    {children}
  </Link>
);
