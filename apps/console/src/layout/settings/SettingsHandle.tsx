import Button from '@mui/material/Button';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import Fab from '@mui/material/Fab';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { SideDrawer, useNotice } from '@backlot/ui-kit';
import { useState } from 'react';
import { useConsole } from '../../shell/console/ConsoleContext';
import { LookSettings } from '../../shell/settings/LookSettings';

/** The settings drawer of developers: everything about the look, and a copy of it as JSON (spec section 2.1). */
export function SettingsHandle() {
  const t = useStrings(strings);
  const notify = useNotice();
  const { settings } = useConsole();
  const [isOpen, setOpen] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(JSON.stringify(settings.get(), null, 2));
      notify.success(t('copied'), { key: 'copy' });
    } catch {
      notify.error(t('notCopied'), { key: 'copy' });
    }
  };
  return (
    <>
      <Fab
        size="small"
        color="primary"
        aria-label={t('title')}
        title={t('title')}
        onClick={() => setOpen(true)}
        sx={{ position: 'fixed', right: 0, top: '45%', borderRadius: '8px 0 0 8px' }}
      >
        <SettingsOutlined />
      </Fab>
      <SideDrawer
        open={isOpen}
        title={t('title')}
        onClose={() => setOpen(false)}
        actions={
          <Button variant="outlined" onClick={() => void copy()}>
            {t('copy')}
          </Button>
        }
      >
        <LookSettings />
      </SideDrawer>
    </>
  );
}

const strings = defineStrings({
  en: { title: 'Settings of the look', copy: 'Copy the settings', copied: 'Copied', notCopied: 'Copying failed' },
  'zh-CN': { title: '整体风格设置', copy: '拷贝设置', copied: '复制完毕', notCopied: '复制失败' },
  vn: { title: 'Cài đặt giao diện', copy: 'Sao chép cài đặt', copied: 'Đã sao chép', notCopied: 'Sao chép không thành công' },
});
