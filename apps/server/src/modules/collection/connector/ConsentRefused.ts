import { CollectError } from '../connectors';

/** A channel did not take what one holder's consent opens; the consents of others hold. */
export class ConsentRefused extends CollectError {
  constructor(
    readonly holderId: string,
    override readonly failure: 'ConsentWithdrawn' | 'NotAllowed',
    message: string,
  ) {
    super(failure, message);
  }
}

/** How channels say that a consent leaves something out; other refusals are of one video or creator. */
const isOfScope = /scope|permission|105005/i;

/** What a refusal says of the consent that it met: a token that is not taken though it was renewed is of one that is over. */
export function refusedTo(holderId: string, error: CollectError): CollectError {
  const { failure, message } = error;
  if (failure === 'AuthExpired' || failure === 'ConsentWithdrawn') return new ConsentRefused(holderId, 'ConsentWithdrawn', message);
  return failure === 'NotAllowed' && isOfScope.test(message) ? new ConsentRefused(holderId, failure, message) : error;
}
