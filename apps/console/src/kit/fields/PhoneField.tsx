import { countries, defineStrings, nameOf } from '@backlot/i18n';
import { useLocale, useStrings } from '@backlot/i18n/react';
import { Field, type FieldProps } from './Field';
import css from './PhoneField.module.css';
import type { TypedPhone } from './wholePhone';

interface PhoneFieldProps extends Omit<FieldProps, 'value' | 'onChange'> {
  phone: TypedPhone;
  onPhoneChange: (phone: TypedPhone) => void;
}

/** A phone number behind the dial codes of the six countries. */
export function PhoneField({ phone, onPhoneChange, ...field }: PhoneFieldProps) {
  const t = useStrings(strings);
  const locale = useLocale();
  return (
    <Field
      autoComplete="tel"
      {...field}
      type="tel"
      inputMode="tel"
      value={phone.number}
      onChange={(event) => onPhoneChange({ ...phone, number: event.target.value })}
      before={
        <select
          className={css.dial}
          aria-label={t('country')}
          value={phone.dialCode}
          onChange={(event) => onPhoneChange({ ...phone, dialCode: event.target.value })}
        >
          {countries.map((country) => (
            <option key={country.code} value={country.dialCode} title={nameOf(country, locale)}>
              {country.code} {country.dialCode}
            </option>
          ))}
        </select>
      }
    />
  );
}

const strings = defineStrings({
  en: { country: 'Country' },
  'zh-CN': { country: '国家' },
  vn: { country: 'Quốc gia' },
});
