import { alertControl } from './alert/alertControl';
import { batchControl } from './batch/batchControl';
import { buttonControl } from './button/buttonControl';
import { cardControl } from './card/cardControl';
import { cascaderControl } from './cascader/cascaderControl';
import { checkboxControl } from './checkbox/checkboxControl';
import { dateControl } from './date/dateControl';
import { dividerControl } from './divider/dividerControl';
import { editorControl } from './editor/editorControl';
import { gridControl } from './grid/gridControl';
import { htmlControl } from './html/htmlControl';
import { inputControl } from './input/inputControl';
import { numberControl } from './number/numberControl';
import { radioControl } from './radio/radioControl';
import { rateControl } from './rate/rateControl';
import { selectControl } from './select/selectControl';
import { selectInputListControl } from './selectInputList/selectInputListControl';
import { sliderControl } from './slider/sliderControl';
import { switchControl } from './switch/switchControl';
import { tableControl } from './table/tableControl';
import { tabsControl } from './tabs/tabsControl';
import { textControl } from './text/textControl';
import { textareaControl } from './textarea/textareaControl';
import { timeControl } from './time/timeControl';
import { treeSelectControl } from './treeSelect/treeSelectControl';
import { uploadFileControl } from './uploadFile/uploadFileControl';
import { uploadImgControl } from './uploadImg/uploadImgControl';
import type { AnyControlDefinition } from './defineControl';

/** The controls of the product; the order of each group is its palette order. */
export const builtInControls: readonly AnyControlDefinition[] = [
  inputControl,
  textareaControl,
  numberControl,
  selectControl,
  checkboxControl,
  radioControl,
  dateControl,
  timeControl,
  rateControl,
  sliderControl,
  uploadFileControl,
  uploadImgControl,
  treeSelectControl,
  cascaderControl,
  batchControl,
  selectInputListControl,
  editorControl,
  switchControl,
  buttonControl,
  alertControl,
  textControl,
  htmlControl,
  dividerControl,
  cardControl,
  tabsControl,
  gridControl,
  tableControl,
];
