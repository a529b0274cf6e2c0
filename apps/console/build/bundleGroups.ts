/** One pattern over the ends of module paths: what follows a folder, up to the suffix (a `?query` names another module). */
const modules = (folder: string, ...paths: string[]): RegExp =>
  new RegExp(`/${folder}/(?:${paths.join('|')})(?:\\.module)?\\.(?:tsx?|mjs|css)$`);

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map((pattern) => pattern.source).join('|'));

const everyPage = new RegExp(
  `/node_modules/(?:${[
    'react|react-dom|scheduler|clsx|ky|stylis',
    '@tanstack/(?:react-router|router-core|history|react-store|store)',
    '@emotion/[\\w-]+',
    '@mui/(?:system(?!/Stack)|utils(?!/(?:useRovingTabIndex|useLazyRef|useControlled|usePreviousProps|useForcedRerendering|useValueAsRef|getValidReactChildren|getScrollbarSize|fastObjectShallowCompare|visuallyHidden|debounce|isMuiElement)/)|styled-engine|private-theming)',
    '@mui/material/(?:Button|ButtonBase|IconButton|CircularProgress|SvgIcon|Typography|Paper|Box|GlobalStyles|styles|colors|utils|useMediaQuery|node|className|version)',
    '@lingui/core',
  ].join('|')})/|/ui-kit/src/notices/noticePlaces\\.ts`,
);

/** What every page behind the sign-in needs beyond that. */
const everyScreen =
  /\/node_modules\/(?:@tanstack\/(?:react-query|query-core)|@date-fns\/tz|@mui\/material\/Skeleton)\/|\/node_modules\/date-fns\/(?:_lib\/(?:addLeadingZeros|getTimezoneOffsetInMilliseconds|normalizeDates)|isValid|isDate|startOfDay|differenceInCalendar(?:Days|Months|Years)|formatISO9075)\./;

/** What opens over the page: menus, popovers and dialogs, after the first screen stands. */
const whatOpens =
  /\/node_modules\/@mui\/material\/(?:Menu|MenuItem|MenuList|Popover|Modal|Backdrop|Fade|Grow|Portal|Unstable_TrapFocus|List|Divider|ListItemIcon)\//;

/** Small parts that forms share. */
const everyField =
  /\/node_modules\/@mui\/material\/(?:OutlinedInput|InputBase|TextareaAutosize|NotchedOutline|FormControl|InputAdornment)\//;

const icons = '@mui/icons-material';

/** Our own small modules that every page starts with. */
const start = anyOf(
  modules('i18n/src', 'LocaleProvider', 'useStrings', 'locale', 'perLocale', 'compileText', 'defineStrings'),
  modules('ui-kit/src', 'states/strings'),
  modules('console/src/shell', 'console/ConsoleContext', 'menu/buildMenuTree', 'tabs/TabContext'),
  modules('i18n/src', 'countries'),
  modules('ui-kit/src', 'frame/Brand'),
  modules('console/src', 'layout/settings/ModeToggle', 'shell/settings/languageChoice', 'kit/PageTitle'),
  modules(icons, 'CheckCircle', 'Close', 'CloudOffOutlined', 'LightModeOutlined', 'DarkModeOutlined', 'SettingsBrightnessOutlined'),
  /vite\/preload-helper/,
);

/** What the pages before the sign-in share. */
const entrance = anyOf(
  modules('console/src/domains/account/signIn', 'strings', 'MethodTabs', 'PhoneCode', 'SignInScreen'),
  modules('console/src/domains/account/parts', 'strings', 'useSignIn', 'useSecondStep', 'useCountdown', 'Agreement', 'Problem'),
  modules('console/src/domains/account/parts', 'CodeField', 'LazyOutbox', 'accountForm', 'captcha/useCaptcha'),
  modules('console/src/layout/user', 'strings', 'LanguageChoice', 'RouteMap', 'UserLayout'),
  modules('console/src/kit/fields', 'Field', 'PasswordField', 'PhoneField', 'wholePhone'),
  modules('contract/src/account', 'captcha'),
  modules(icons, 'VisibilityOffOutlined', 'VisibilityOutlined'),
);

/** Our own small modules around every screen behind the sign-in. */
const shell = anyOf(
  modules('src/react', 'DictionaryProvider', 'PermissionsProvider'),
  modules('auth-session/src', 'useSession'),
  modules('console/src/shell/session', 'useUser', 'orgOf'),
  modules('console/src/shell/tabs', 'WorkspaceContext', 'useLeftHref', 'ReturnLink'),
  modules('console/src/shell', 'apps/useApps', 'apps/useSwitchApp', 'menu/firstScreenOf', 'menu/recordList', 'menu/menuName'),
  modules('console/src/layout', 'strings', 'showWithin', 'Frame', 'useHeaderAway', 'useShortcuts', 'settings/SettingsSync'),
  modules('console/src/layout/header', 'downloadsAsked', 'AppSwitcher', 'DownloadButton', 'FullscreenButton', 'NoticeBell'),
  modules('console/src/layout/header', 'SearchButton', 'UserMenu'),
  // Without their styles: the shape of the frame that stands while it loads has the same.
  /\/console\/src\/layout\/(?:MainLayout|header\/HeaderBar|side\/SideMenu)\.tsx$/,
  modules('console/src/layout/screen', 'shortTitle', 'ShellPart'),
  modules('console/src/layout', 'menuCounts/MenuCountsContext', 'side/LazyMenuIcon', 'side/MenuList'),
  modules('console/src/layout/tabs', 'useOpenTab', 'useTabScroll', 'TabStage'),
  modules('console/src/shell', 'menu/useMenu', 'tabs/useTabs', 'tabs/createTabRouter'),
  modules('ui-kit/src', 'frame/LanguageMenu'),
  modules('console/src/kit', 'export/createDownloads', 'export/DownloadsContext', 'files/useFileUrl'),
  modules('console/src/kit', 'lazyPart', 'usePreload', 'initialsOf', 'PersonAvatar'),
  modules('ui-kit/src', 'states/LoadingState', 'states/StateMessage', 'states/ErrorState', 'states/EmptyState'),
  modules('ui-kit/src', 'frame/PageFrame', 'frame/Section', 'frame/visuallyHidden'),
  modules('console/src/shell', 'drafts/createDrafts', 'tabs/closeTabs', 'tabs/returnsTo', 'tabs/createTabs', 'session/viewChangedKey'),
  modules('console/src/layout', 'view/strings'),
  modules('contract/src', 'system/notice', 'account/file', 'system/setting'),
  modules('i18n/src', 'format\\w+', 'instant', 'currency', 'decimal', 'separators', 'useFormat', 'wireTime'),
  modules(icons, 'Search', 'InboxOutlined', 'TranslateOutlined', 'OpenInNew', 'FileDownloadOutlined', 'NotificationsNoneOutlined'),
  modules(icons, 'Fullscreen', 'FullscreenExit', 'Menu', 'MenuOpen'),
);

/** Our own small modules that the lists share. */
const list = anyOf(
  modules('console/src/kit/list', 'strings', 'ExplainedButton', 'usePermissionReason', 'useCrudActions', 'TwoLines'),
  modules('console/src/kit', 'panel/LazyRowPanel', 'edit/LazyEditDialog', 'edit/useEditing', 'query/useListUrl', 'query/listInput'),
  modules('console/src/kit', 'permission/strings', 'permission/reasonOf', 'activity/strings', 'activity/ActivityButton'),
  modules('console/src/kit', 'lazyDialog', 'form/submit/useSendOnce', 'form/submit/useCallOnce', 'form/submit/isAnswered'),
  modules('console/src/shell', 'menu/useTrail', 'menu/screenAt', 'menu/Trail', 'drafts/useDraft'),
  modules('permissions/src', 'explain', 'can', 'buttonCode', 'grantsOf', 'react/useCan'),
  modules('dictionary/src/react', 'useDictionary', 'useDictName', 'DictTag'),
  modules('data-table/src', 'state/TableState', 'state/urlState', 'layout/kindOf', 'layout/ColumnKind'),
  modules('ui-kit/src', 'frame/TimeText', 'frame/StatusChip', 'dialogs/ConfirmProvider'),
  modules('contract/src', 'permissions', 'core/liveRecord'),
  modules('permissions/src', 'permissionText'),
  modules('console/src/shell', 'socket/createLiveRecords', 'socket/LiveContext', 'session/useView'),
  modules('console/src/kit', 'export/strings', 'export/ExportButton', 'export/useExport', 'list/CrudPage', 'list/useAddAsked'),
  modules('console/src/kit/query', 'countOne', 'whenQuiet', 'useCountOf', 'useListQuery', 'usePresetCounts', 'useList', 'ListContext'),
  modules('console/src/kit', 'query/useTablePorts', 'list/cspNonce', 'list/ListTable', 'list/ListFrame'),
  modules('data-table/src', 'DataTable', 'TableHead', 'frameStyles', 'strings', 'useAnchor', 'state/useAhead', 'state/useTableState'),
  modules('data-table/src/actions', 'actionStyles', 'actionRoom', 'Reasoned', 'RowActions'),
  modules('data-table/src/grid', 'pageStyles', 'pagesOf', 'Pages', 'TableFooter'),
  modules('data-table/src/toolbar', 'phone/phoneStyles', 'searchStyles', 'SearchBox', 'useSearch', 'TableToolbar'),
  modules('data-table/src/toolbar', 'columns/ColumnsButton', 'filters/(?:shownValue|FilterChip|MoreFilters|TableFilter)'),
  modules('data-table/src/layout', 'cellOf', 'labelWidth', 'TableColumn', 'TableLayout', 'useTableLayout', 'useWidth', 'columnRoom'),
  modules('data-table/src/layout', 'lacksRoom', 'rowHeights', 'stepAside'),
  modules('data-table/src/rows', 'newsStyles', 'shapeStyles', 'TableSource', 'NoRows', 'RowShapes', 'PageAhead', 'useTableRows'),
  modules('data-table/src', 'views/ViewBar', 'selection/Selection', 'selection/BulkBar'),
  modules(icons, 'Refresh', 'ViewColumn', 'Tune', 'ArrowDropDown'),
);

/** Pages of records and queues: a line each that names a screen. Thirty files for them would be thirty names in the first load. */
const recordPages = /\/console\/src\/routes\/_main\/\w+(?:Detail|Queue|Calendar)\.tsx\?tsr-split=component$/;

/**
 * What many pages need, in one file each: it compresses better than thirty, needs one name instead of thirty in every
 * list of what to load, and dependencies change apart from our own modules. Our own groups take the modules they name
 * and nothing these import: a module that only some of the readers need must not ride along.
 */
export const bundleGroups = [
  { name: 'base', test: everyPage, priority: 2 },
  { name: 'frame', test: everyScreen, priority: 1 },
  { name: 'over', test: whatOpens, priority: 1 },
  { name: 'field', test: everyField },
  { name: 'start', test: start, includeDependenciesRecursively: false },
  { name: 'entrance', test: entrance, includeDependenciesRecursively: false },
  { name: 'shell', test: shell, includeDependenciesRecursively: false },
  { name: 'list', test: list, includeDependenciesRecursively: false },
  { name: 'pages', test: recordPages, includeDependenciesRecursively: false },
];
