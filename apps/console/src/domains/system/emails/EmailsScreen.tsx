import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useStrings } from '@backlot/i18n/react';
import { useListUrl } from '../../../kit/query/useListUrl';
import { SentList } from './SentList';
import { strings } from './strings';
import { TemplateList } from './templates/TemplateList';

/** E-mail (system-pages 1.7.5): what was sent and writing by hand, and the words of what the product sends; the address says which. */
export function EmailsScreen() {
  const t = useStrings(strings);
  const { search, onSearchChange } = useListUrl();
  const view = new URLSearchParams(search).get('view') === 'templates' ? 'templates' : 'sent';
  const tabs = (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={t('views')}
      value={view}
      sx={{ justifySelf: 'start', alignSelf: 'start', mb: 3 }}
      // The lists are narrowed by different things: the other one begins anew.
      onChange={(_, next: string | null) => next && onSearchChange(next === 'templates' ? '?view=templates' : '', { isReplace: false })}
    >
      <ToggleButton value="sent">{t('sent')}</ToggleButton>
      <ToggleButton value="templates">{t('templates')}</ToggleButton>
    </ToggleButtonGroup>
  );
  return view === 'templates' ? <TemplateList above={tabs} /> : <SentList above={tabs} />;
}
