import Button from '@mui/material/Button';
import { ApiError } from '@backlot/api-client';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { ErrorPage } from '@backlot/ui-kit';
import { useNavigate } from '@tanstack/react-router';
import { useConsole } from '../shared/console/ConsoleContext';
import { failedChunk } from '../shared/errors/failedChunk';

/** What a screen shows in place of itself when it broke or its code did not arrive; the rest of the page stays. */
export function ScreenError({ error }: { error: unknown }) {
  const t = useStrings(strings);
  const navigate = useNavigate();
  const { reload } = useConsole();
  const chunk = failedChunk(error);
  const api = error instanceof ApiError ? error : undefined;
  return (
    <ErrorPage
      code={api?.status === 403 ? 403 : 500}
      onBackHome={() => void navigate({ to: '/welcome' })}
      action={
        <Button variant="outlined" onClick={reload}>
          {t('reload')}
        </Button>
      }
      {...(api?.requestId && { requestId: api.requestId })}
    >
      {chunk ? t(chunk.kind, { file: chunk.file }) : api?.message}
    </ErrorPage>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: {
    reload: 'Reload the page',
    script: 'The script {file} could not be loaded. The connection may be slow, or a new version was released. Reload the page.',
    style: 'The style sheet {file} could not be loaded. The connection may be slow, or a new version was released. Reload the page.',
  },
  'zh-CN': {
    reload: '刷新页面',
    script: '脚本 {file} 加载失败。可能是网络较慢或系统已更新，请刷新页面。',
    style: '样式 {file} 加载失败。可能是网络较慢或系统已更新，请刷新页面。',
  },
  vn: {
    reload: 'Tải lại trang',
    script: 'Không tải được tệp lệnh {file}. Mạng có thể chậm hoặc đã có phiên bản mới. Hãy tải lại trang.',
    style: 'Không tải được tệp giao diện {file}. Mạng có thể chậm hoặc đã có phiên bản mới. Hãy tải lại trang.',
  },
});
