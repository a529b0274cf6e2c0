import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { lazy, Suspense, useState } from 'react';

/** Opens the download centre (spec section 2.8). */
export function DownloadButton() {
  const t = useStrings(strings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton aria-label={t('downloads')} title={t('downloads')} aria-haspopup="dialog" aria-expanded={anchor !== null} onClick={(event) => setAnchor(event.currentTarget)}>
        <FileDownloadOutlined />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <DownloadPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}

const DownloadPanel = lazy(() => import('../../features/downloads').then(({ DownloadPanel }) => ({ default: DownloadPanel })));

const strings = /* @__PURE__ */ defineStrings({
  en: { downloads: 'Download centre' },
  'zh-CN': { downloads: '下载中心' },
  vn: { downloads: 'Trung tâm tải xuống' },
});
