import Close from '@mui/icons-material/Close';
import Code from '@mui/icons-material/Code';
import DataObject from '@mui/icons-material/DataObject';
import DeleteSweep from '@mui/icons-material/DeleteSweep';
import FactCheck from '@mui/icons-material/FactCheck';
import FileUpload from '@mui/icons-material/FileUpload';
import Keyboard from '@mui/icons-material/Keyboard';
import Save from '@mui/icons-material/Save';
import Settings from '@mui/icons-material/Settings';
import Translate from '@mui/icons-material/Translate';
import Visibility from '@mui/icons-material/Visibility';
import { type Dialog, documentIn } from '../store/designerState';
import type { Command } from './command';

const opens = (id: Exclude<Dialog, 'noticed'>, icon: NonNullable<Command['icon']>, shortcuts?: readonly string[]): Command => ({
  id,
  icon,
  ...(shortcuts && { shortcuts }),
  isEnabled: () => true,
  run: (state) => ({ ...state, dialog: id, carry: null }),
});

export const preview = opens('preview', Visibility, ['Mod+Shift+P']);
export const importForm = opens('import', FileUpload);
export const generateJson = opens('json', DataObject);
export const generateCode = opens('code', Code);
export const check = opens('check', FactCheck);
export const translations = opens('translations', Translate);
export const settings = opens('settings', Settings);
export const shortcuts = opens('shortcuts', Keyboard, ['Shift+?']);

export const clear: Command = {
  ...opens('clear', DeleteSweep),
  isEnabled: (state) => documentIn(state).list.length > 0,
};

export const save: Command = {
  id: 'save',
  icon: Save,
  shortcuts: ['Mod+S'],
  isEnabled: (_, surroundings) => surroundings.save !== undefined,
  run: (state, surroundings) => {
    surroundings.save?.(documentIn(state));
    return { ...state, speech: { kind: 'speech', key: 'saved' } };
  },
};

export const close: Command = {
  id: 'close',
  icon: Close,
  isEnabled: (_, surroundings) => surroundings.close !== undefined,
  run: (state, surroundings) => {
    surroundings.close?.();
    return state;
  },
};
