-- CreateTable
CREATE TABLE "LedgerLine" (
    "recount" TEXT NOT NULL,
    "seq" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "prev" TEXT NOT NULL,
    "secret" TEXT,
    "command" TEXT NOT NULL,
    "nth" INTEGER NOT NULL,

    PRIMARY KEY ("recount", "seq")
);

-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "login" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "passwordHash" TEXT NOT NULL,
    "active" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" DATETIME NOT NULL,
    "withdrawnAt" DATETIME
);

-- CreateTable
CREATE TABLE "Session" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "kind" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "userId" TEXT,
    "recount" TEXT,
    "subject" TEXT,
    "people" TEXT,
    "createdAt" DATETIME NOT NULL,
    "expiresAt" DATETIME NOT NULL,
    "lastSeenAt" DATETIME NOT NULL,
    "revokedAt" DATETIME
);

-- CreateTable
CREATE TABLE "LoginThrottle" (
    "key" TEXT NOT NULL PRIMARY KEY,
    "failures" INTEGER NOT NULL,
    "lockedUntil" DATETIME,
    "updatedAt" DATETIME NOT NULL
);

-- CreateTable
CREATE TABLE "LinkCode" (
    "id" TEXT NOT NULL PRIMARY KEY,
    "recount" TEXT NOT NULL,
    "purpose" TEXT NOT NULL,
    "subject" TEXT,
    "tokenHash" TEXT NOT NULL,
    "createdAt" DATETIME NOT NULL,
    "revokedAt" DATETIME
);

-- CreateTable
CREATE TABLE "StoredFile" (
    "sha256" TEXT NOT NULL PRIMARY KEY,
    "name" TEXT NOT NULL,
    "bytes" BLOB NOT NULL,
    "createdAt" DATETIME NOT NULL
);

-- CreateIndex
CREATE UNIQUE INDEX "LedgerLine_recount_command_nth_key" ON "LedgerLine"("recount", "command", "nth");

-- CreateIndex
CREATE UNIQUE INDEX "User_login_key" ON "User"("login");

-- CreateIndex
CREATE INDEX "Session_userId_idx" ON "Session"("userId");

-- CreateIndex
CREATE INDEX "Session_recount_subject_idx" ON "Session"("recount", "subject");

-- CreateIndex
CREATE UNIQUE INDEX "LinkCode_tokenHash_key" ON "LinkCode"("tokenHash");

-- CreateIndex
CREATE INDEX "LinkCode_recount_idx" ON "LinkCode"("recount");
