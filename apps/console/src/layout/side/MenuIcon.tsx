import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';

/** The icon of a menu entry by the name the server sends; a plain ring for names that have none. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = (name && icons.get(name)) || RadioButtonUncheckedOutlined;
  return <Icon aria-hidden />;
}

const icons = new Map([
  ['AccountTree', AccountTreeOutlined],
  ['Apps', AppsOutlined],
  ['Badge', BadgeOutlined],
  ['Dashboard', DashboardOutlined],
  ['DynamicForm', DynamicFormOutlined],
  ['Insights', InsightsOutlined],
  ['Menu', MenuOutlined],
  ['People', PeopleAltOutlined],
  ['Security', ShieldOutlined],
  ['Translate', TranslateOutlined],
  ['Tune', TuneOutlined],
  ['Settings', SettingsOutlined],
]);
