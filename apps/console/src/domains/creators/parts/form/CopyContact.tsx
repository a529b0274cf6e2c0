import ContentCopy from '@mui/icons-material/ContentCopy';
import IconButton from '@mui/material/IconButton';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useNotice } from '@backlot/ui-kit';
import { useContactName } from './useContactName';

/** Copies the number or name of a contact, and says when the browser refused. */
export function CopyContact({ contactType, contactValue }: { contactType: string; contactValue: string }) {
  const t = useStrings(strings);
  const { contactName } = useContactName();
  const notify = useNotice();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(contactValue);
      notify.success(t('copied'));
    } catch {
      notify.error(t('notCopied'));
    }
  };
  return (
    <IconButton size="small" aria-label={t('copy', { name: contactName(contactType) })} onClick={() => void copy()}>
      <ContentCopy fontSize="inherit" />
    </IconButton>
  );
}

const strings = /* @__PURE__ */ defineStrings({
  en: { copy: 'Copy {name}', copied: 'Copied', notCopied: 'Not copied: the browser refused. Select the text and copy it.' },
  'zh-CN': { copy: '复制{name}', copied: '已复制', notCopied: '未复制：浏览器已拒绝，请选中文字后复制。' },
  vn: { copy: 'Chép {name}', copied: 'Đã chép', notCopied: 'Chưa chép được: trình duyệt từ chối. Hãy bôi đen rồi chép.' },
});
