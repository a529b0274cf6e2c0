export { Can, type CanRule } from './react/Can';
export { PermissionsProvider, usePermissionUser } from './react/PermissionsProvider';
export { useCan } from './react/useCan';
export { useCanSee } from './react/useCanSee';
