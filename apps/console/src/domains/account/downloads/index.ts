export { DownloadPanel } from './DownloadPanel';
