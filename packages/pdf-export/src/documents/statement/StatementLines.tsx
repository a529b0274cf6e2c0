/** @jsxRuntime automatic */
import { type Locale, translator } from '@backlot/i18n';
import { PdfText } from '../../blocks/PdfText';
import { Table } from '../../blocks/Table';
import { look } from '../../blocks/look';
import type { StatementLineRecord, StatementRecord } from './StatementRecord';
import { statementStrings } from './statementStrings';
import { statementWriter } from './statementWriter';

const sections = ['commercial', 'teamLeader', 'reward', 'adjust'] as const;

/** Every line with what it was computed from, and below those of each kind the sum that they add up to. */
export function StatementLines({ item, locale }: { item: StatementRecord; locale: Locale }) {
  const t = translator(statementStrings, locale);
  const write = statementWriter(item, locale);
  const columns = [
    { title: t('what'), share: 5 },
    { title: t('time'), share: 2.4 },
    { title: t('base'), share: 1.8, align: 'right' as const },
    { title: t('rate'), share: 1.1, align: 'right' as const },
    { title: t('amount'), share: 1.8, align: 'right' as const },
  ];
  const cells = (line: StatementLineRecord) => [
    textOf(line, locale),
    write.time(line.time),
    write.money(line.base),
    write.percent(line.rate),
    write.money(line.amount),
  ];
  if (item.lines.length === 0) return <PdfText color={look.second}>{t('noLines')}</PdfText>;
  const sums = {
    commercial: item.commercialAmount,
    teamLeader: item.teamLeaderAmount,
    reward: item.rewardAmount,
    adjust: item.adjustAmount,
  };
  const rows = sections.flatMap((section) => {
    const own = item.lines.filter((line) => line.section === section);
    return own.length === 0 ? [] : [...own.map(cells), [t('subtotal', { section: t(section) }), '', '', '', write.money(sums[section])]];
  });
  return (
    <>
      <Table columns={columns} rows={rows} />
      {item.rest ? <PdfText>{t('rest', { count: item.rest.count, amount: write.money(item.rest.amount) })}</PdfText> : null}
    </>
  );
}

/** What a line is for: kind, number of the order with its line or of the submission, product, creator, order, rule with version, and what is unusual about it. */
function textOf(line: StatementLineRecord, locale: Locale): string {
  const t = translator(statementStrings, locale);
  const { orderNo, lineNo, submissionNo, goodsName, upName, workOrderNo, ruleName, ruleVersion, reasonCode, reason } = line;
  return [
    t(`line${line.lineType}` as 'line1'),
    orderNo,
    typeof lineNo === 'number' && t('line', { number: lineNo }),
    submissionNo && t('submission', { number: submissionNo }),
    goodsName,
    upName,
    workOrderNo,
    ruleName && [ruleName, typeof ruleVersion === 'number' && t('version', { version: ruleVersion })].filter(Boolean).join(' '),
    reasonCode && t(`reason_${reasonCode}` as 'reason_other'),
    reason,
    line.late && t('late'),
    line.payBy === 1 && t('byPlatform'),
  ]
    .filter(Boolean)
    .join(' · ');
}
