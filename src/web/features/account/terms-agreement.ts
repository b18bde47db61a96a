/** V-019, V-020: every change says where and how it was agreed to. */
export const termsAgreement = (path: string, statement: string) => ({ terms: { path, statement, policies: [] } })
