import { sysUserApi } from '@backlot/contract';
import type { RowAction } from '@backlot/data-table';
import { defineStrings } from '@backlot/i18n';
import { useStrings } from '@backlot/i18n/react';
import { useCan } from '@backlot/permissions/react';
import { useConfirm, useNotice } from '@backlot/ui-kit';
import { useCallback } from 'react';
import { useConsole } from '../../../../shell/console/ConsoleContext';
import type { ListHandle } from '../../../../kit/query/ListHandle';
import type { User } from '../User';

/** Takes the second step of somebody away who lost device and recovery codes; nothing for those who may not. */
export function useResetFactor(): (user: User, list: ListHandle) => RowAction[] {
  const t = useStrings(strings);
  const can = useCan();
  const confirm = useConfirm();
  const notify = useNotice();
  const { client } = useConsole();
  return useCallback(
    ({ id, name, secondFactor, can: allowed }, list) => {
      if (!can('sysUser.resetFactor')) return [];
      const ask = async () => {
        const action = () => client.call(sysUserApi.resetFactor, { id });
        if (!(await confirm({ title: t('ask', { name }), children: t('hint'), confirmLabel: t('reset'), danger: true, action }))) return;
        notify.success(t('done', { name }));
        list.reload();
      };
      const whyNot = !allowed.includes('resetFactor') ? t('outside') : secondFactor ? undefined : t('none');
      return [{ key: 'factor', label: t('reset'), whyNot, onRun: () => void ask() }];
    },
    [can, confirm, notify, client, t],
  );
}

const strings = defineStrings({
  en: {
    reset: 'Reset second step',
    ask: 'Reset the second step of {name}?',
    hint: 'Do it only for somebody you have identified. The password alone signs in until they set the second step up again. Open sessions end, and they are told by a notice and an e-mail.',
    done: 'The second step of {name} is off',
    none: 'This person has no second step.',
    outside: 'This person is outside your scope.',
  },
  'zh-CN': {
    reset: '重置两步验证',
    ask: '确认重置 {name} 的两步验证？',
    hint: '请先核实对方身份。重新开启前，仅凭密码即可登录。现有会话将结束，系统会通过站内通知和邮件告知本人。',
    done: '{name} 的两步验证已关闭',
    none: '该用户未开启两步验证。',
    outside: '该用户不在您的数据范围内。',
  },
  vn: {
    reset: 'Đặt lại xác thực hai bước',
    ask: 'Đặt lại xác thực hai bước của {name}?',
    hint: 'Chỉ thực hiện khi đã xác minh danh tính. Cho đến khi bật lại, chỉ cần mật khẩu là đăng nhập được. Các phiên đang mở sẽ kết thúc, người dùng được báo qua thông báo và email.',
    done: 'Đã tắt xác thực hai bước của {name}',
    none: 'Người này chưa bật xác thực hai bước.',
    outside: 'Người này ngoài phạm vi của bạn.',
  },
});
