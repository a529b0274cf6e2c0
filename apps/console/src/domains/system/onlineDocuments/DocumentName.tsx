import Link from '@mui/material/Link';
import { use } from 'react';
import { ListContext } from '../../../kit/query/ListContext';
import type { OnlineDocument } from './OnlineDocument';

interface DocumentNameProps {
  document: OnlineDocument;
  onOpen: (document: OnlineDocument, reload: () => void) => void;
}

/** The name of a document in its list: opens it beside the list. */
export function DocumentName({ document, onOpen }: DocumentNameProps) {
  const list = use(ListContext);
  return (
    <Link component="button" type="button" onClick={() => onOpen(document, () => list?.reload())} sx={{ textAlign: 'left' }}>
      {document.name}
    </Link>
  );
}
