export { SampleDetailScreen } from './detail/SampleDetailScreen';
export { SampleQueueScreen } from './queue/SampleQueueScreen';
export { SamplesScreen } from './SamplesScreen';
