import Fullscreen from '@mui/icons-material/Fullscreen';
import FullscreenExit from '@mui/icons-material/FullscreenExit';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useSyncExternalStore } from 'react';

/** Fills the whole screen with the console and back; a browser that cannot says so (spec section 8). */
export function FullscreenButton() {
  const t = useStrings(strings);
  const notify = useNotice();
  const isFull = useSyncExternalStore(follow, () => document.fullscreenElement !== null);
  const toggle = async () => {
    try {
      await (isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen());
    } catch {
      notify.warn(t('unsupported'), { key: 'fullscreen' });
    }
  };
  const label = t(isFull ? 'leave' : 'enter');
  return (
    <IconButton aria-label={label} title={label} onClick={() => void toggle()}>
      {isFull ? <FullscreenExit /> : <Fullscreen />}
    </IconButton>
  );
}

function follow(changed: () => void): () => void {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
}

const strings = /* @__PURE__ */ defineStrings({
  en: { enter: 'Full screen', leave: 'Leave full screen', unsupported: 'This browser does not support full screen.' },
  'zh-CN': { enter: '全屏', leave: '退出全屏', unsupported: '您的浏览器不支持全屏模式。' },
  vn: { enter: 'Toàn màn hình', leave: 'Thoát toàn màn hình', unsupported: 'Trình duyệt này không hỗ trợ toàn màn hình.' },
});
