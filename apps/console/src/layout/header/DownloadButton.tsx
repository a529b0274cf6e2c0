import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { DownloadsContext } from '../../kit/export/DownloadsContext';
import { lazyPart } from '../../kit/lazyPart';
import { ShellPart } from '../screen/ShellPart';
import { downloadsAsked } from './downloadsAsked';
import css from './HeaderBar.module.css';

/** Opens the download centre (spec section 2.8). */
export function DownloadButton() {
  const t = useStrings(strings);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const downloads = useContext(DownloadsContext);
  const ready = useSyncExternalStore(downloads.subscribe, downloads.count);
  const label = ready > 0 ? t('ready', { count: ready }) : t('downloads');
  const open = (place: HTMLElement) => {
    downloads.seen();
    setAnchor(place);
  };
  useEffect(() => downloadsAsked.subscribe(() => setAnchor(button.current)), []);
  return (
    <>
      <IconButton
        ref={button}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => open(event.currentTarget)}
      >
        <FileDownloadOutlined />
        {ready > 0 && (
          <span className={css.badge} aria-hidden="true">
            {ready}
          </span>
        )}
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
  en: { downloads: 'Download centre', ready: 'Download centre, {count, plural, one {# file ready} other {# files ready}}' },
  'zh-CN': { downloads: '下载中心', ready: '下载中心，{count} 个文件已生成' },
  vn: { downloads: 'Trung tâm tải xuống', ready: 'Trung tâm tải xuống, {count} tệp đã sẵn sàng' },
});
