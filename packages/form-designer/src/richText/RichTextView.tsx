import GlobalStyles from '@mui/material/GlobalStyles';
import { richTextStyles } from '../controls/editor/richTextStyles';
import { SafeHtml } from '../controls/SafeHtml';

/** Formatted text that somebody wrote, cleaned before it is shown. */
export const RichTextView = ({ html }: { html: string }) => (
  <>
    <GlobalStyles styles={richTextStyles} />
    <div className="BlForm-written">
      <SafeHtml html={html} />
    </div>
  </>
);
