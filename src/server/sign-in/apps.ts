import * as z from 'zod'

/** Addresses as of version 21 of https://developers.facebook.com/docs/facebook-login/guides/advanced/manual-flow */
export const facebookApp = z.object({
  appId: z.string().min(1),
  appSecret: z.string().min(1),
  dialog: z.string().default('https://www.facebook.com/v21.0/dialog/oauth'),
  graph: z.url().default('https://graph.facebook.com/v21.0'),
})
export type FacebookApp = z.infer<typeof facebookApp>

/** See https://developer.apple.com/documentation/signinwithapplerestapi: the secret is a token that we sign with the key that Apple gave us. */
export const appleApp = z.object({
  clientId: z.string().min(1),
  teamId: z.string().min(1),
  keyId: z.string().min(1),
  /** PKCS 8, as Apple's file has it. */
  privateKey: z.string().includes('PRIVATE KEY'),
  /** Where the dialog is, when it is not below `address`. */
  dialog: z.string().optional(),
  address: z.url().default('https://appleid.apple.com'),
})
export type AppleApp = z.infer<typeof appleApp>

/** The value of IDENTITY_PROVIDERS. */
export const identityApps = z.strictObject({ facebook: facebookApp.optional(), apple: appleApp.optional() })
export type IdentityApps = z.infer<typeof identityApps>
