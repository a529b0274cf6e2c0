export { ScriptDetailScreen } from './detail/ScriptDetailScreen';
export { ScriptQueueScreen } from './queue/ScriptQueueScreen';
export { ScriptsScreen } from './ScriptsScreen';
