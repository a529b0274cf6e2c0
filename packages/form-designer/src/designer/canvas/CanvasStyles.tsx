import GlobalStyles from '@mui/material/GlobalStyles';
import { formStyles } from '../../renderer/formStyles';

/** The styles of the finished form, for the canvas. */
export const CanvasStyles = () => <GlobalStyles styles={formStyles} />;
