/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // A lock file in a folder above must not move the root.
  turbopack: { root: import.meta.dirname },
};

export default config;
