import { parseDocument } from '@backlot/form-designer/document';
import { FormRenderer, type FormValues } from '@backlot/form-designer/renderer';
import { type ActionFunctionArgs, useActionData, useLoaderData, useSubmit } from 'react-router';
import { stored } from '../form.server';

/** The form as it is stored, with what was answered before. */
export const loader = () => ({ stored, answers: { nickname: 'linh.reviewne' } });

export async function action({ request }: ActionFunctionArgs) {
  const { nickname } = (await request.json()) as { nickname: string };
  return { kept: nickname };
}

export default function Form() {
  const { stored, answers } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const submit = useSubmit();
  const parsed = parseDocument(stored);
  if (!parsed.ok) return <p>{parsed.error.code}</p>;
  const send = (values: FormValues) => void submit(JSON.stringify(values), { method: 'post', encType: 'application/json' });
  return (
    <>
      <FormRenderer document={parsed.document} value={answers} onSubmit={send} />
      {answer && <output>{answer.kept} is kept</output>}
    </>
  );
}
