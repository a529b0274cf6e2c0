import { useRouterState } from '@tanstack/react-router';
import { FillForm } from './FillForm';
import { OpenForms } from './OpenForms';

/** A form to fill in; without one in the address, those that can be. Open to everybody signed in. */
export function FillScreen() {
  const id = useRouterState({ select: ({ location }) => new URLSearchParams(location.searchStr).get('id') ?? '' });
  return id ? <FillForm key={id} id={id} /> : <OpenForms />;
}
