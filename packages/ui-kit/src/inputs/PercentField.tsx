import { parseNumber } from '@backlot/i18n';
import { useFormat } from '@backlot/i18n/react';
import { DecimalField, type DecimalFieldProps } from './DecimalField';

/** Percent points with at most two decimals (commission inputs); the value is a decimal string such as `12.5`. */
export function PercentField(props: DecimalFieldProps) {
  const format = useFormat();
  return (
    <DecimalField
      {...props}
      decimals={2}
      parse={(text) => parseNumber({ text: text.replace(/[%％]\s*$/, ''), decimals: 2, locale: format.locale })}
      show={(value) => format.number(value)}
      after="%"
    />
  );
}
