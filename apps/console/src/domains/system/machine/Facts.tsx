import Box from '@mui/material/Box';
import { useFormat, useLocale, useStrings } from '@backlot/i18n/react';
import { DescriptionList, formatBytes, Section } from '@backlot/ui-kit';
import type { Machine } from './Machine';
import { strings } from './strings';

/** The server that answered and the machine under it. */
export function Facts({ machine: { process, sysOsInfo, disk } }: { machine: Machine }) {
  const t = useStrings(strings);
  const format = useFormat();
  const locale = useLocale();
  const bytes = (value: number) => formatBytes(value, locale);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))', gap: 3.5, alignItems: 'start' }}>
      <Section title={t('process')}>
        <DescriptionList
          items={[
            { label: t('version'), value: process.version },
            { label: t('pid'), value: process.pid },
            { label: 'Node.js', value: process.node },
            { label: 'V8', value: process.v8 },
            { label: t('heap'), value: t('heapOf', { used: bytes(process.heapUsed), total: bytes(process.heapTotal) }) },
            { label: t('heapLimit'), value: bytes(process.heapLimit) },
          ]}
        />
      </Section>
      <Section title={t('host')}>
        <DescriptionList
          items={[
            { label: t('osName'), value: [sysOsInfo.osName, sysOsInfo.osVersion].filter(Boolean).join(' ') },
            { label: t('osArch'), value: sysOsInfo.osArch },
            { label: t('osHostName'), value: sysOsInfo.osHostName },
            { label: t('osHostAddress'), value: sysOsInfo.osHostAddress },
            { label: t('cpuName'), value: t('cpuOf', { name: sysOsInfo.cpuName, count: sysOsInfo.cpuCount }) },
            { label: t('hostMemory'), value: t('freeOf', { free: bytes(sysOsInfo.memoryFree), total: bytes(sysOsInfo.memoryTotal) }) },
            { label: t('hostUp'), value: format.duration(sysOsInfo.upSeconds) },
            { label: t('mount'), value: disk?.mount },
          ]}
        />
      </Section>
    </Box>
  );
}
