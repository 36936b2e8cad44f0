import type { FastifyReply } from 'fastify';

/** Scripts only from here; the kernel generates code from a state's shape, hence `unsafe-eval`. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-eval'",
  "worker-src 'self' blob:",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

/** What every answer carries. */
export const SECURITY_HEADERS = {
  'content-security-policy': CONTENT_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

/** Says no in a few words; never repeats what was asked. */
export function refuse(reply: FastifyReply, status: number, words: string): FastifyReply {
  return reply
    .code(status)
    .headers(SECURITY_HEADERS)
    .header('cache-control', 'no-store')
    .type('text/plain; charset=utf-8')
    .send(`${words}\n`);
}
