/** What a role may do with one code: `{ permissionId: 'invoice', actionList: ['query', 'pay'] }`. */
export interface RolePermission {
  readonly permissionId: string;
  readonly actionList: readonly string[];
}
