export { Can, type CanProps, type CanRule } from './react/Can';
export { createCan, type TypedCan } from './react/createCan';
export { PermissionsProvider, usePermissionUser } from './react/PermissionsProvider';
export { useCan } from './react/useCan';
export { useCanSee } from './react/useCanSee';
