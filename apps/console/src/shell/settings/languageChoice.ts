/** Session storage key: the language was chosen before anybody signed in. */
const chosenKey = 'backlot.lang.chosen';

/** Notes that the person who signs in next chose a language at the door, so that it stays in force. */
export function noteLanguageChoice(): void {
  try {
    sessionStorage.setItem(chosenKey, '1');
  } catch {
    // Without storage the language of the account comes back after signing in.
  }
}

/** Whether a language was chosen at the door; asking uses the note up. */
export function takeLanguageChoice(): boolean {
  try {
    const isChosen = sessionStorage.getItem(chosenKey) !== null;
    sessionStorage.removeItem(chosenKey);
    return isChosen;
  } catch {
    return false;
  }
}
