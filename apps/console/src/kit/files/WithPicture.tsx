import type { PictureKind } from '@backlot/contract';
import type { ReactNode } from 'react';
import { RecordPicture } from './RecordPicture';
import css from './RecordPicture.module.css';

interface WithPictureProps {
  kind: PictureKind;
  id: string;
  name: string;
  size?: number;
  children: ReactNode;
}

/** What a list says of a record, with its picture before it. */
export const WithPicture = ({ children, ...picture }: WithPictureProps) => (
  <span className={css.beside}>
    <RecordPicture {...picture} />
    <span className={css.words}>{children}</span>
  </span>
);
