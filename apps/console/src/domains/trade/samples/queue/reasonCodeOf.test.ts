import { expect, test } from 'vitest';
import { reasonCodeOf } from './reasonCodeOf';

const usual = ['Not a match', 'Product offline'];

test.each([
  ['Product offline', { rejectReasonCode: 2 }],
  ['Product offline; back in May', { rejectReasonCode: 2, rejectReason: 'back in May' }],
  ['Product offline since May', { rejectReasonCode: 3, rejectReason: 'Product offline since May' }],
  [' Has three of them ', { rejectReasonCode: 3, rejectReason: 'Has three of them' }],
])('%s', (said, sent) => expect(reasonCodeOf(said, usual)).toEqual(sent));
