import { describe, expect, it } from 'vitest';
import { Refusal } from '../../../http/answers/refusal';
import { addDays, checkScale, dayIn, hundredths, presentAmount } from '.';

describe('days', () => {
  it('C-101 turn over at midnight of the country', () => {
    expect(dayIn('PH', new Date('2026-11-20T15:59:59Z'))).toBe('2026-11-20');
    expect(dayIn('PH', new Date('2026-11-20T16:00:00Z'))).toBe('2026-11-21');
    expect(dayIn('VN', new Date('2026-11-20T16:30:00Z'))).toBe('2026-11-20');
    expect(dayIn('VN', new Date('2026-11-20T17:00:00Z'))).toBe('2026-11-21');
  });

  it('follow each other over months and leap years', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addDays('9999-12-31', 1)).toBe('10000-01-01');
  });
});

describe('amounts', () => {
  it('compare exactly', () => {
    expect(hundredths('0.1') + hundredths('0.2')).toBe(hundredths('0.30'));
    expect(hundredths('9999999999999999.99')).toBe(999999999999999999n);
    expect(hundredths('7')).toBe(700n);
  });

  it('travel with the decimals of their currency', () => {
    expect(presentAmount('25000.00', 'VND')).toBe('25000');
    expect(presentAmount('2500.50', 'PHP')).toBe('2500.50');
    expect(presentAmount(null, 'VND')).toBeNull();
  });

  it('C-100 are refused when finer than their currency', () => {
    expect(() => checkScale({ upShotCost: '1000.5' }, 'VND')).toThrow(Refusal);
    expect(() => checkScale({ upShotCost: '1000.50' }, 'PHP')).not.toThrow();
    expect(() => checkScale({ upShotCost: '1000.00' }, 'IDR')).not.toThrow();
    expect(() => checkScale({ upShotCost: undefined }, 'IDR')).not.toThrow();
  });
});
