export { SessionProvider } from './SessionProvider';
export { useSession } from './useSession';
