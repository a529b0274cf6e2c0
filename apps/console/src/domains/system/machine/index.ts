export { MachineScreen } from './MachineScreen';
