/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  sassOptions: {
    loadPaths: [`${import.meta.dirname}/node_modules/@uswds/uswds/packages`],
    quietDeps: true,
  },
  headers: async () => [
    { source: '/api/:path*', headers: [{ key: 'x-content-type-options', value: 'nosniff' }] },
  ],
  // A lock file in a folder above must not move the root.
  turbopack: { root: import.meta.dirname },
};

export default config;
