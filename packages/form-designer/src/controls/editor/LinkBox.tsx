import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Editor } from '@tiptap/core';
import { type Locale, translator } from '@backlot/i18n';
import { useState } from 'react';
import { controlStrings } from '../strings';
import { isSafeUrl } from '../upload/isSafeUrl';

/** Asks for the address of a link; an empty one takes the link away. */
export function LinkBox({ editor, locale, onClose }: { editor: Editor; locale: Locale; onClose(): void }) {
  const t = translator(controlStrings, locale);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const apply = () => {
    const chain = editor.chain().focus().extendMarkRange('link');
    if (address.trim() === '') chain.unsetLink().run();
    else if (address.startsWith('mailto:') || isSafeUrl(address)) chain.setLink({ href: address.trim() }).run();
    onClose();
  };
  return (
    <div className="BlForm-linkBox">
      <OutlinedInput
        size="small"
        autoFocus
        fullWidth
        value={address}
        placeholder="https://"
        onChange={(event) => setAddress(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' && event.key !== 'Escape') return;
          event.preventDefault();
          event.stopPropagation();
          (event.key === 'Enter' ? apply : onClose)();
        }}
        inputProps={{ 'aria-label': t('linkAddress') }}
      />
      <Button variant="outlined" onClick={apply}>
        {t('apply')}
      </Button>
    </div>
  );
}
