export { answeredDocument } from './answers/answeredDocument';
export { type AnswerField, answerFields } from './answers/answerFields';
export { answerText } from './answers/answerText';
export { type AnswerProblem, checkAnswers } from './answers/checkAnswers';
export { type UnsupportedPattern, unsupportedPatterns } from './answers/unsupportedPatterns';
export { acceptsChild, type Blueprint, blueprints, controlTypes, isControlType, requiredMessage } from './document/parse/blueprint';
export { checkDocument, type Finding, type FindingCode } from './document/parse/checkDocument';
export { copyControls, type PastedControls, readClipboard } from './document/tree/clipboard';
export { contrastOnWhite } from './document/colorContrast';
export { findConditionCycles, wouldCycle } from './document/conditions/conditionCycles';
export { modelsIn } from './document/conditions/conditionModels';
export { type ConditionPlan, type ControlState, planConditions } from './document/conditions/conditionPlan';
export {
  comparisons,
  type Comparison,
  type Condition,
  type Conditions,
  conditionsOf,
  type Effect,
  effects,
  type FieldTest,
  isCondition,
  isFieldTest,
  withCondition,
} from './document/conditions/conditions';
export { describeCondition } from './document/conditions/conditionWords';
export {
  type Column,
  type Control,
  type ControlOption,
  extensionKey,
  type JsonValue,
  type PatternRule,
  type RequiredRule,
  type Rule,
  type TableCell,
  type TableRow,
} from './document/control';
export type { ControlOptions, ControlType, OptionsOf } from './document/controlOptions';
export { isDrawable, shapeOf, slotsOf } from './document/parse/controlShape';
export { labelOf, patternRulesOf, requiredRuleOf } from './document/controlText';
export { createControl, createKeyGenerator, type KeyGenerator } from './document/createControl';
export { type ControlChange, diffDocuments, type DocumentDiff, type PropertyChange } from './document/parse/diffDocuments';
export { describeDocumentError, type DocumentError } from './document/documentError';
export { duplicateControls, insertControls, mayHold, moveControls, removeControls, updateControl } from './document/tree/editTree';
export { evaluateCondition, isEmpty, type ValueOf } from './document/conditions/evaluateCondition';
export { childrenIn, findControl, pathTo, type Place, placeOf } from './document/tree/findControl';
export { breakpoints, type ColumnWidths, defaultConfig, type FormConfig, resolveConfig, widthsOf } from './document/formConfig';
export { describeExceededLimit, type DocumentLimit, documentLimits, exceededLimit } from './document/parse/exceededLimit';
export { createDocument, type FormDocument } from './document/formDocument';
export {
  createHistory,
  type History,
  type HistorySettings,
  type HistoryStep,
  recordChange,
  redoChange,
  replacePresent,
  undoChange,
} from './document/tree/history';
export { parseDocument, type ParsedDocument, type ParseSettings } from './document/parse/parseDocument';
export { readProperty, withProperty } from './document/property';
export type { ReportCode, ReportEntry } from './document/parse/report';
export { describeReportEntry } from './document/parse/reportWords';
export { resolveOptions } from './document/resolveOptions';
export { serializeDocument } from './document/parse/serializeDocument';
export { cellOf, cellSlot, columnSlot, type Slot, type SlotList } from './document/tree/slots';
export { isHiddenCell, spanOf } from './document/table/tableLayout';
export {
  addColumn,
  addRow,
  deleteColumn,
  deleteRow,
  mergeDown,
  mergeRight,
  splitCell,
  type TableOutcome,
  type TablePlace,
} from './document/table/tableOperations';
export { describeTableRefusal, type TableRefusal, type TableRefusalCode } from './document/table/tableRefusal';
export { localiseControl, localiseDocument, missingTranslations, translationsOf, withTranslation } from './document/translations';
export { type Translatable, translatablesOf } from './document/translatables';
export { describeTreeRefusal, type TreeOutcome, type TreeRefusalCode } from './document/tree/treeRefusal';
export { updateConfig, updateProperty } from './document/tree/updateProperty';
export { type Visited, walkControls } from './document/tree/walkControls';
