import { useConsole } from '../console/ConsoleContext';

/** The id of the person whom this page is drawn for; another person gets another page. */
export const useOwnId = (): string | undefined => useConsole().session.getSnapshot().user?.id;
