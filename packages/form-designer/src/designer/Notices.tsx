import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { useDesigner, useDesignerState } from '../store/DesignerContext';

/** Short messages: refusals of the table, '复制成功', '已清空'. */
export function Notices() {
  const { store } = useDesigner();
  const notice = useDesignerState((state) => state.notice);
  const dismiss = () => store.apply((state) => (state.notice === notice ? { ...state, notice: null } : state));
  if (!notice) return null;
  return (
    <Snackbar key={notice.text} open autoHideDuration={4000} onClose={dismiss} anchorOrigin={{ vertical: 'top', horizontal: 'center' }}>
      <Alert severity={notice.severity} variant="filled" onClose={dismiss}>
        {notice.text}
      </Alert>
    </Snackbar>
  );
}
