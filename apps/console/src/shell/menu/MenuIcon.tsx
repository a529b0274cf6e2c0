import AccountBalanceOutlined from '@mui/icons-material/AccountBalanceOutlined';
import AccountTreeOutlined from '@mui/icons-material/AccountTreeOutlined';
import AppsOutlined from '@mui/icons-material/AppsOutlined';
import AssignmentIndOutlined from '@mui/icons-material/AssignmentIndOutlined';
import AssignmentOutlined from '@mui/icons-material/AssignmentOutlined';
import BadgeOutlined from '@mui/icons-material/BadgeOutlined';
import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import DashboardOutlined from '@mui/icons-material/DashboardOutlined';
import DnsOutlined from '@mui/icons-material/DnsOutlined';
import DynamicFormOutlined from '@mui/icons-material/DynamicFormOutlined';
import EventNoteOutlined from '@mui/icons-material/EventNoteOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import GroupsOutlined from '@mui/icons-material/GroupsOutlined';
import HandshakeOutlined from '@mui/icons-material/HandshakeOutlined';
import HistoryOutlined from '@mui/icons-material/HistoryOutlined';
import HowToRegOutlined from '@mui/icons-material/HowToRegOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import InboxOutlined from '@mui/icons-material/InboxOutlined';
import InsightsOutlined from '@mui/icons-material/InsightsOutlined';
import LabelOutlined from '@mui/icons-material/LabelOutlined';
import LeaderboardOutlined from '@mui/icons-material/LeaderboardOutlined';
import ListAltOutlined from '@mui/icons-material/ListAltOutlined';
import LiveTvOutlined from '@mui/icons-material/LiveTvOutlined';
import LocalShippingOutlined from '@mui/icons-material/LocalShippingOutlined';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import LoginOutlined from '@mui/icons-material/LoginOutlined';
import MenuBookOutlined from '@mui/icons-material/MenuBookOutlined';
import MenuOutlined from '@mui/icons-material/MenuOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import PeopleAltOutlined from '@mui/icons-material/PeopleAltOutlined';
import PercentOutlined from '@mui/icons-material/PercentOutlined';
import PostAddOutlined from '@mui/icons-material/PostAddOutlined';
import PublicOutlined from '@mui/icons-material/PublicOutlined';
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import ScheduleOutlined from '@mui/icons-material/ScheduleOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import ShieldOutlined from '@mui/icons-material/ShieldOutlined';
import SportsEsportsOutlined from '@mui/icons-material/SportsEsportsOutlined';
import StorefrontOutlined from '@mui/icons-material/StorefrontOutlined';
import StoreOutlined from '@mui/icons-material/StoreOutlined';
import TranslateOutlined from '@mui/icons-material/TranslateOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';

/** The icon of a menu entry by the name the server sends; a plain ring for names that have none. */
export function MenuIcon({ name }: { name: string | null }) {
  const Icon = (name && icons.get(name)) || RadioButtonUncheckedOutlined;
  return <Icon aria-hidden />;
}

const icons = new Map([
  ['AccountBalance', AccountBalanceOutlined],
  ['AccountTree', AccountTreeOutlined],
  ['Apps', AppsOutlined],
  ['Badge', BadgeOutlined],
  ['Dashboard', DashboardOutlined],
  ['Dns', DnsOutlined],
  ['DynamicForm', DynamicFormOutlined],
  ['Campaign', CampaignOutlined],
  ['History', HistoryOutlined],
  ['Inbox', InboxOutlined],
  ['Inventory', Inventory2Outlined],
  ['Label', LabelOutlined],
  ['Leaderboard', LeaderboardOutlined],
  ['ListAlt', ListAltOutlined],
  ['EventNote', EventNoteOutlined],
  ['LiveTv', LiveTvOutlined],
  ['LocalShipping', LocalShippingOutlined],
  ['Movie', MovieOutlined],
  ['Login', LoginOutlined],
  ['SportsEsports', SportsEsportsOutlined],
  ['Public', PublicOutlined],
  ['Insights', InsightsOutlined],
  ['Menu', MenuOutlined],
  ['MenuBook', MenuBookOutlined],
  ['Percent', PercentOutlined],
  ['People', PeopleAltOutlined],
  ['Schedule', ScheduleOutlined],
  ['Security', ShieldOutlined],
  ['Translate', TranslateOutlined],
  ['Tune', TuneOutlined],
  ['Assignment', AssignmentOutlined],
  ['AssignmentInd', AssignmentIndOutlined],
  ['FactCheck', FactCheckOutlined],
  ['Groups', GroupsOutlined],
  ['Handshake', HandshakeOutlined],
  ['Payments', PaymentsOutlined],
  ['ReceiptLong', ReceiptLongOutlined],
  ['HowToReg', HowToRegOutlined],
  ['PostAdd', PostAddOutlined],
  ['Store', StoreOutlined],
  ['Storefront', StorefrontOutlined],
  ['Settings', SettingsOutlined],
]);

/** Names that have an icon. */
export const menuIconNames: readonly string[] = [...icons.keys()].sort();
