import type { FieldErrors, Resolver } from 'react-hook-form';

/** Papers as the form holds them; what was left empty is an empty text. */
export interface Papers {
  certMethod: 1 | 2;
  realName: string;
  idCardNo: string;
  idCardFront: string;
  idCardBack: string;
  enterpriseName: string;
  businessLicence: string;
  licenceNo: string;
  agreed: boolean;
}

const personal = ['realName', 'idCardFront', 'idCardBack'] as const;
const ofEnterprise = ['enterpriseName', 'businessLicence'] as const;

/** What must be there before papers are sent, as the server asks for it (1021001). */
export const papersResolver =
  ({ required, mustAgree }: { required: string; mustAgree: string }): Resolver<Papers> =>
  (values) => {
    const wanted = [...personal, ...(values.certMethod === 2 ? ofEnterprise : [])];
    const errors: FieldErrors<Papers> = Object.fromEntries(
      wanted.filter((field) => !values[field].trim()).map((field) => [field, { type: 'required', message: required }]),
    );
    if (!values.agreed) errors.agreed = { type: 'required', message: mustAgree };
    return Object.keys(errors).length ? { values: {}, errors } : { values, errors: {} };
  };
