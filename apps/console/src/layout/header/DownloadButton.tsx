import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../kit/lazyPart';
import { ShellPart } from '../screen/ShellPart';
import { downloadsAsked } from './downloadsAsked';

/** Opens the download centre (spec section 2.8). */
export function DownloadButton() {
  const t = useStrings(strings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => downloadsAsked.subscribe(() => setAnchor(button.current)), []);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={t('downloads')}
        title={t('downloads')}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FileDownloadOutlined />
      </IconButton>
      {anchor && (
        <ShellPart onLost={() => setAnchor(null)}>
          <DownloadPanel anchor={anchor} onClose={() => setAnchor(null)} />
        </ShellPart>
      )}
    </>
  );
}

const DownloadPanel = lazyPart(() => import('../../domains/account/downloads').then(({ DownloadPanel }) => DownloadPanel));

const strings = /* @__PURE__ */ defineStrings({
  en: { downloads: 'Download centre' },
  'zh-CN': { downloads: '下载中心' },
  vn: { downloads: 'Trung tâm tải xuống' },
});
